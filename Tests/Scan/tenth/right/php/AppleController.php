<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Models\User;
use Firebase\JWT\JWK;
use Firebase\JWT\JWT;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Http;

class AppleController extends Controller
{
    public function callback(Request $request)
    {
        $expected = $request->session()->pull('apple_nonce');
        abort_if(empty($expected), 400);

        $keys = JWK::parseKeySet(Http::get('https://appleid.apple.com/auth/keys')->json());
        $claims = JWT::decode($request->input('id_token'), $keys);

        abort_unless(isset($claims->nonce) && hash_equals($expected, $claims->nonce), 401);

        Auth::login(User::firstOrCreate(['apple_id' => $claims->sub]));

        return redirect()->intended('/');
    }
}
