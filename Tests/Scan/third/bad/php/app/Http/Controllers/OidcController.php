<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Str;

class OidcController extends Controller
{
    public function redirect(Request $request)
    {
        $state = Str::random(40);
        $nonce = sha1((string) microtime(true));

        $request->session()->put('oidc', compact('state', 'nonce'));

        $query = http_build_query([
            'client_id' => config('services.oidc.client_id'),
            'redirect_uri' => route('oidc.callback'),
            'response_type' => 'code',
            'scope' => 'openid email',
            'state' => $state,
            'nonce' => $nonce,
        ]);

        return redirect()->away(config('services.oidc.authorize_url') . '?' . $query);
    }
}
