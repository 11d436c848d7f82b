<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

class AppleAuthController extends Controller
{
    public function redirect(Request $request): RedirectResponse
    {
        $state = Str::random(40);
        $nonce = $this->nonce();
        $request->session()->put('apple', compact('state', 'nonce'));

        return redirect()->away('https://appleid.apple.com/auth/authorize?' . http_build_query([
            'client_id' => config('services.apple.client_id'),
            'redirect_uri' => route('login.apple.callback'),
            'response_type' => 'code id_token',
            'response_mode' => 'form_post',
            'scope' => 'name email',
            'state' => $state,
            'nonce' => hash('sha256', $nonce),
        ]));
    }

    private function nonce(int $length = 32): string
    {
        $chars = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
        mt_srand((int) (microtime(true) * 1000));
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= $chars[mt_rand(0, strlen($chars) - 1)];
        }
        return $nonce;
    }
}
