<?php

declare(strict_types=1);

namespace App\Controller;

use App\OpenId\ProviderClient;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\RedirectResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Attribute\Route;

final class LoginController extends AbstractController
{
    public function __construct(private readonly ProviderClient $client)
    {
    }

    #[Route('/login/start', name: 'login_start')]
    public function start(Request $request): RedirectResponse
    {
        $nonce = bin2hex(random_bytes(20));
        $state = rtrim(strtr(base64_encode(random_bytes(16)), '+/', '-_'), '=');
        $request->getSession()->set('login', ['nonce' => $nonce, 'state' => $state, 'at' => time()]);

        return $this->redirect($this->client->authorizeUrl($state, $nonce));
    }

    #[Route('/login/callback', name: 'login_callback')]
    public function callback(Request $request): Response
    {
        $login = $request->getSession()->remove('login');
        if (!\is_array($login) || time() - $login['at'] > 600
            || !hash_equals($login['state'], (string) $request->query->get('state'))) {
            throw $this->createAccessDeniedException('The login took too long.');
        }
        $this->client->finish((string) $request->query->get('code'), $login['nonce']);

        return $this->redirectToRoute('home');
    }
}
