<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Services\OpenId\ProviderRegistry;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

class SocialLoginController extends Controller
{
    public function __construct(private ProviderRegistry $providers)
    {
        $this->middleware('guest');
    }

    public function redirect(Request $request, string $provider): RedirectResponse
    {
        $nonce = $this->makeNonce();
        $request->session()->put("login.$provider.nonce", $nonce);

        return redirect()->away($this->providers->get($provider)->authorizeUrl([
            'nonce' => $nonce,
            'state' => $request->session()->token(),
        ]));
    }

    private function makeNonce(int $length = 32): string
    {
        $pool = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= $pool[mt_rand(0, strlen($pool) - 1)];
        }

        return $nonce;
    }
}
