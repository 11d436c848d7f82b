<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class LoginController extends Controller
{
    public function redirectToProvider(Request $request)
    {
        $nonce = md5(uniqid('', true));
        $request->session()->put('oidc_nonce', $nonce);

        return redirect(config('services.oidc.authorize') . '?' . http_build_query([
            'client_id'     => config('services.oidc.client_id'),
            'response_type' => 'code',
            'scope'         => 'openid email',
            'nonce'         => $nonce,
        ]));
    }
}
