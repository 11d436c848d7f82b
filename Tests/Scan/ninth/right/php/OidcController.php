<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Services\IdTokenVerifier;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Str;

class OidcController extends Controller
{
    public function __construct(private IdTokenVerifier $verifier)
    {
    }

    public function redirect(Request $request)
    {
        $attempt = ['state' => Str::random(40), 'nonce' => Str::random(40), 'at' => now()->timestamp];
        $request->session()->put('oidc', $attempt);

        return redirect(config('services.oidc.authorize') . '?' . http_build_query([
            'client_id' => config('services.oidc.client_id'),
            'response_type' => 'id_token',
            'response_mode' => 'form_post',
            'scope' => 'openid email',
            'state' => $attempt['state'],
            'nonce' => $attempt['nonce'],
        ]));
    }

    public function callback(Request $request)
    {
        $attempt = $request->session()->pull('oidc');
        abort_if($attempt === null || now()->timestamp - $attempt['at'] > 600, 400);
        abort_unless(hash_equals($attempt['state'], (string) $request->input('state')), 400);

        $claims = $this->verifier->verify((string) $request->input('id_token'), $attempt['nonce']);
        Auth::login(User::fromClaims($claims));
        $request->session()->regenerate();

        return redirect()->intended('/');
    }
}
