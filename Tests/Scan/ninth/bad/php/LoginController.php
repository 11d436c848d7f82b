<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use Illuminate\Http\Request;

class LoginController extends Controller
{
    private function randomString(int $length): string
    {
        $characters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
        $randomString = '';
        for ($i = 0; $i < $length; $i++) {
            $randomString .= $characters[mt_rand(0, strlen($characters) - 1)];
        }
        return $randomString;
    }

    public function redirect(Request $request)
    {
        $state = $this->randomString(40);
        $nonce = $this->randomString(40);
        $request->session()->put('oidc', compact('state', 'nonce'));

        return redirect(config('services.oidc.authorize') . '?' . http_build_query([
            'client_id' => config('services.oidc.client_id'),
            'redirect_uri' => route('login.callback'),
            'response_type' => 'code',
            'scope' => 'openid email',
            'state' => $state,
            'nonce' => $nonce,
        ]));
    }
}
