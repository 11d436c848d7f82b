package com.example.portal.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;

@SpringBootTest
@AutoConfigureMockMvc
class LoginFlowTest {

    @Autowired
    MockMvc mvc;

    @Test
    void everyLoginHasItsOwnNonce() throws Exception {
        Set<String> nonces = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            String location = mvc.perform(MockMvcRequestBuilders.get("/oidc/login"))
                    .andReturn().getResponse().getRedirectedUrl();
            nonces.add(QueryParams.parse(location).get("nonce"));
        }
        assertThat(nonces).hasSize(20).doesNotContainNull();
    }
}
