<?php

namespace App\Http\Controllers\Login;

use App\Http\Controllers\Controller;
use App\Models\User;
use Firebase\JWT\JWK;
use Firebase\JWT\JWT;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Http;

class AppleController extends Controller
{
    public function login(Request $request)
    {
        $data = $request->validate(['identity_token' => 'required|string']);
        $expected = $request->session()->pull('apple_nonce');
        if (empty($expected)) {
            abort(400);
        }
        $keys = Http::get('https://appleid.apple.com/auth/keys')->json();
        $claims = JWT::decode($data['identity_token'], JWK::parseKeySet($keys, 'RS256'));
        if (!isset($claims->nonce) || !hash_equals($expected, $claims->nonce)) {
            abort(401);
        }

        Auth::login(User::firstOrCreate(['apple_id' => $claims->sub]));

        return redirect('/home');
    }
}
