<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Cache;

class AppleController extends Controller
{
    public function store(Request $request)
    {
        $data = $request->validate([
            'identity_token' => 'required|string',
            'device' => 'required|string',
        ]);

        $nonce = Cache::pull('apple_nonce:' . $data['device']);
        abort_if(empty($nonce), 400, 'No login in progress');

        [, $payload] = explode('.', $data['identity_token']);
        $claims = json_decode(base64_decode(strtr($payload, '-_', '+/')), true);

        if (($claims['nonce'] ?? '') !== hash('sha256', $nonce)) {
            abort(401);
        }

        $user = User::firstOrCreate(
            ['apple_id' => $claims['sub']],
            ['email' => $claims['email'] ?? null, 'name' => $request->input('name', 'Guest')]
        );
        Auth::login($user, true);

        return response()->json(['token' => $user->createToken('ios')->plainTextToken]);
    }
}
