<?php

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Services\AppleIdentity;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

class LoginController extends Controller
{
    public function __construct(private AppleIdentity $apple)
    {
    }

    public function start(Request $request)
    {
        $nonce = bin2hex(random_bytes(16));
        $request->session()->put('apple_nonce', $nonce);

        return response()->json(['nonce' => hash('sha256', $nonce)]);
    }

    public function finish(Request $request)
    {
        $data = $request->validate(['identity_token' => 'required|string']);
        $rawNonce = $request->session()->pull('apple_nonce');
        abort_if($rawNonce === null, 400, 'No login in progress');

        $user = $this->apple->userFor($data['identity_token'], $rawNonce);
        Auth::login($user, remember: true);
        $request->session()->regenerate();

        return response()->json(['id' => $user->id, 'name' => $user->name ?? '']);
    }
}
