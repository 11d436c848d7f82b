<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use Illuminate\Http\Request;

class AppleLoginController extends Controller
{
    private const CHARS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

    public function redirect(Request $request)
    {
        $nonce = '';
        for ($i = 0; $i < 32; $i++) {
            $nonce .= self::CHARS[mt_rand(0, strlen(self::CHARS) - 1)];
        }
        $request->session()->put('apple_nonce', $nonce);

        return redirect('https://appleid.apple.com/auth/authorize?' . http_build_query([
            'client_id' => config('services.apple.client_id'),
            'response_type' => 'code id_token',
            'nonce' => $nonce,
        ]));
    }
}
