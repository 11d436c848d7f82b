<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Services\AppleVerifier;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

class AppleController extends Controller
{
    public function redirect(Request $request)
    {
        $nonce = Str::random(40);
        $request->session()->put('apple_nonce', $nonce);

        return redirect('https://appleid.apple.com/auth/authorize?' . http_build_query([
            'client_id' => config('services.apple.client_id'),
            'response_type' => 'code id_token',
            'response_mode' => 'form_post',
            'nonce' => hash('sha256', $nonce),
        ]));
    }

    public function callback(Request $request, AppleVerifier $verifier)
    {
        $nonce = $request->session()->pull('apple_nonce');
        abort_if(! is_string($nonce) || $nonce === '', 400);

        $claims = $verifier->verify($request->input('id_token'));
        abort_unless(isset($claims->nonce) && hash_equals(hash('sha256', $nonce), $claims->nonce), 401);

        return redirect()->intended('/');
    }
}
