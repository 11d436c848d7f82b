<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

class AppleLoginController extends Controller
{
    public function callback(Request $request)
    {
        [, $payload] = explode('.', $request->input('id_token'));
        $claims = json_decode(base64_decode(strtr($payload, '-_', '+/')), true);

        if (($claims['nonce'] ?? null) !== $request->session()->pull('apple_nonce')) {
            abort(401);
        }

        $user = User::firstOrCreate(['apple_id' => $claims['sub']]);
        Auth::login($user);

        return redirect()->intended('/');
    }
}
