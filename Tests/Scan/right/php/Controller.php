<?php
class LoginController extends Controller
{
    public function redirect(Request $request)
    {
        $nonce = Str::random(40);
        $request->session()->put('nonce', $nonce);
        return redirect($this->url(['nonce' => hash('sha256', $nonce)]));
    }

    public function callback(Request $request)
    {
        $nonce = $request->session()->pull('nonce');
        abort_if($nonce === null, 400);
        return $this->apple->login($request->input('id_token'), $nonce);
    }
}
