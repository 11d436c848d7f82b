<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Models\User;
use Google\Client as GoogleClient;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Str;

class GoogleController extends Controller
{
    public function create(Request $request)
    {
        $request->session()->put('google_nonce', $nonce = Str::random(40));

        return view('auth.google', ['nonce' => $nonce, 'clientId' => config('services.google.client_id')]);
    }

    public function store(Request $request)
    {
        $nonce = $request->session()->pull('google_nonce');
        if (!is_string($nonce) || $nonce === '') {
            return redirect()->route('login')->withErrors(['google' => __('auth.expired')]);
        }

        $client = new GoogleClient(['client_id' => config('services.google.client_id')]);
        $claims = $client->verifyIdToken((string) $request->input('credential'));
        if ($claims === false || ($claims['nonce'] ?? '') !== $nonce) {
            abort(401);
        }

        $user = User::updateOrCreate(['google_id' => $claims['sub']], ['email' => $claims['email']]);
        Auth::login($user);

        return redirect()->intended('/');
    }
}
