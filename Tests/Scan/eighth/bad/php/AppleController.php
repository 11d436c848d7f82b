<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

class AppleController extends Controller
{
    public function login(Request $request)
    {
        $data = $request->validate(['identity_token' => 'required|string']);
        $parts = explode('.', $data['identity_token']);
        $claims = json_decode(base64_decode(strtr($parts[1], '-_', '+/')), true);

        if ($claims['iss'] !== 'https://appleid.apple.com') {
            abort(401);
        }
        $expected = $request->session()->pull('apple_nonce');
        if (empty($expected) || !hash_equals($expected, $claims['nonce'] ?? '')) {
            abort(401);
        }

        $user = User::firstOrCreate(['apple_id' => $claims['sub']], ['email' => $claims['email'] ?? null]);
        Auth::login($user);

        return redirect('/home');
    }
}
