<?php

namespace App\Repositories;

use App\Models\LoginSession;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/**
 * Rows of the table `login_sessions`: one for each person who is at the provider right now.
 */
class SessionRepository
{
    public function open(string $provider): LoginSession
    {
        return LoginSession::create([
            'id' => (string) Str::orderedUuid(),
            'provider' => $provider,
            'nonce' => Str::random(40),
            'trace' => uniqid('login-', true),
            'expires_at' => Carbon::now()->addMinutes(10),
        ]);
    }

    /** Hands the row out once. */
    public function close(string $id): ?LoginSession
    {
        return DB::transaction(function () use ($id) {
            $session = LoginSession::query()->lockForUpdate()->find($id);
            $session?->delete();

            return $session && $session->expires_at->isFuture() ? $session : null;
        });
    }

    public function sweep(): int
    {
        return LoginSession::where('expires_at', '<', Carbon::now())->delete();
    }
}
