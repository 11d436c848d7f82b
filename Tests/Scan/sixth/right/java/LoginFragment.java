package com.spatzenpost.app.ui;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.OAuthProvider;
import com.spatzenpost.app.R;

public class LoginFragment extends Fragment {
    private boolean pending;

    public LoginFragment() {
        super(R.layout.fragment_login);
    }

    @Override
    public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
        view.findViewById(R.id.apple).setOnClickListener(v -> signIn());
    }

    private void signIn() {
        if (pending || getActivity() == null) {
            return;
        }
        pending = true;
        OAuthProvider.Builder provider = OAuthProvider.newBuilder("apple.com");
        provider.addCustomParameter("locale", "de");
        FirebaseAuth.getInstance()
                .startActivityForSignInWithProvider(requireActivity(), provider.build())
                .addOnCompleteListener(task -> {
                    pending = false;
                    if (!task.isSuccessful()) {
                        Messages.show(getView(), task.getException());
                        return;
                    }
                    Navigation.home(this);
                });
    }
}
