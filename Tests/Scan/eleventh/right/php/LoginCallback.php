<?php

namespace App\Http\Controllers;

use Firebase\JWT\CachedKeySet;
use Firebase\JWT\JWT;
use Illuminate\Http\Request;

class LoginCallback extends Controller
{
    public function __construct(private CachedKeySet $keys)
    {
    }

    public function __invoke(Request $request)
    {
        $expected = $request->session()->pull('oidc_nonce');
        abort_if(!is_string($expected) || $expected === '', 400, 'no login in progress');

        $claims = JWT::decode($request->input('id_token'), $this->keys);
        abort_unless(isset($claims->nonce) && hash_equals($expected, $claims->nonce), 403, 'nonce');

        $request->session()->regenerate();
        $request->session()->put('sub', $claims->sub);
        return redirect('/');
    }
}
