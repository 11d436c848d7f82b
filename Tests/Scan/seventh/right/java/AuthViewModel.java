package com.sample.jetpack.auth;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;

public class AuthViewModel extends ViewModel {

    private final AuthRepository repository;
    private final ExecutorService executor;
    private final AtomicBoolean running = new AtomicBoolean();
    private final MutableLiveData<AuthResult> result = new MutableLiveData<>();

    public AuthViewModel(AuthRepository repository, ExecutorService executor) {
        this.repository = repository;
        this.executor = executor;
    }

    public LiveData<AuthResult> result() {
        return result;
    }

    public void signIn(String email, String password) {
        if (!running.compareAndSet(false, true)) {
            return;
        }
        executor.execute(() -> {
            try {
                if (email.trim().isEmpty()) {
                    result.postValue(AuthResult.invalidEmail());
                    return;
                }
                result.postValue(AuthResult.success(repository.login(email, password)));
            } catch (Exception e) {
                result.postValue(AuthResult.failure(e));
            } finally {
                running.set(false);
            }
        });
    }
}
