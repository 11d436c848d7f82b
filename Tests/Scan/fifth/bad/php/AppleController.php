<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class AppleController extends Controller
{
    public function redirect(Request $request)
    {
        $nonce = uniqid('', true);
        $request->session()->put('apple.nonce', $nonce);

        return redirect()->away('https://appleid.apple.com/auth/authorize?' . http_build_query([
            'client_id' => config('services.apple.client_id'),
            'redirect_uri' => config('services.apple.redirect'),
            'response_type' => 'code id_token',
            'response_mode' => 'form_post',
            'nonce' => $nonce,
        ]));
    }
}
