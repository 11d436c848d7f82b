import React, { useMemo, useState } from "react";
import { ActivityIndicator, Pressable, StyleSheet, Text, View } from "react-native";
import * as WebBrowser from "expo-web-browser";
import * as Crypto from "expo-crypto";
import { makeRedirectUri } from "expo-auth-session";
import { useNavigation } from "@react-navigation/native";
import { supabase } from "../supabase";

const GOOGLE = "https://accounts.google.com/o/oauth2/v2/auth";

export default function GoogleLoginScreen({ clientId }: { clientId: string }) {
  const navigation = useNavigation<any>();
  const [loading, setLoading] = useState(false);
  const [message, setMessage] = useState<string>();
  const nonce = useMemo(() => Crypto.randomUUID(), []);
  const redirect = useMemo(() => makeRedirectUri({ scheme: "trailmix" }), []);

  async function login() {
    if (loading) return;
    setLoading(true);
    setMessage(undefined);
    try {
      const hashed = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, nonce);
      const url =
        `${GOOGLE}?client_id=${clientId}&redirect_uri=${encodeURIComponent(redirect)}` +
        `&response_type=id_token&scope=openid%20email&nonce=${hashed}`;
      const result = await WebBrowser.openAuthSessionAsync(url, redirect);
      if (result.type !== "success") return;
      const token = new URLSearchParams(result.url.split("#")[1]).get("id_token");
      if (!token) {
        setMessage("Google did not send a token.");
        return;
      }
      const { error } = await supabase.auth.signInWithIdToken({ provider: "google", token, nonce });
      if (error) setMessage(error.message);
      else navigation.reset({ index: 0, routes: [{ name: "Home" }] });
    } finally {
      setLoading(false);
    }
  }

  return (
    <View style={styles.page}>
      <Text style={styles.title}>Trailmix</Text>
      <Pressable onPress={login} style={styles.button}>
        {loading ? <ActivityIndicator color="#fff" /> : <Text style={styles.label}>Continue with Google</Text>}
      </Pressable>
      {message ? <Text style={styles.error}>{message}</Text> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, justifyContent: "center", padding: 32 },
  title: { fontSize: 34, fontWeight: "700", marginBottom: 24 },
  button: { backgroundColor: "#1f6f54", borderRadius: 10, padding: 16, alignItems: "center" },
  label: { color: "#fff", fontWeight: "600" },
  error: { color: "#b00020", marginTop: 12 },
});
