// swift-format-ignore-file
// Generated from Vectors/keys/trusted.jwks.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let keysTrustedJwks: String = #"""
{
  "warning": "TEST KEYS, published with their private halves. They protect nothing; never trust them.",
  "keys": [
    {
      "kty": "RSA",
      "kid": "test-rs256",
      "alg": "RS256",
      "use": "sig",
      "n": "tPvxT3HgreMjg6T5SEq3qWDjRCPqQwFS6adevW0_HLIRAN7epwE0ANmwrP3rrj870ygnjSUKN7FB9I6G6Fz_yDO_CQ9s3DVMHpvAYu_qIAkROHjjzLjtClHhEGiNwhpCthIc8gBcTxtT4ToqM_fED9MQ0h1ZyqEY7kz6qksK89t8kJHZxKSStETa2AQTn27753lYQUA_A40li0Z4dKtcsAvNONLpP1mdnFAIdVYuK4go2w11AUQrkU_I1X5jKUSwAd5TjTF4yaInczLWQ1MsYsWmF7q-ZtpCY-bZHLEkAY5BegXG7WrYtAb6jLlVv0m3JolFGMgh1vOFfeHhsOwH2Q",
      "e": "AQAB"
    },
    {
      "kty": "RSA",
      "kid": "test-rs256-b",
      "alg": "RS256",
      "use": "sig",
      "n": "xEgrSJWjLtks9A8xE7srTxJgJk86N98d6AfhjpbKuMvT58WXQAHaXKPvG_GUDNkSgMP6sR-XzxzEVbw8d8sUJrtgtZjSEa-IozG0NcMus1TNjm82eCpPh8BRMRXBbPCa8RfpYISO1mFPNHsJ4Zz_yni3aRiaZ7uAWc_N_eqVxRxB7xTPNRBPbZvww1mLcySOuoUY8LhEqB1za2jWW2wbfogC-KMjwsxfo3l8DRBVkpF7T2_MWhDBL0SdBt8UTSiif-vCJhJJcivbpojoX2oZ8jeBB-N1AVd3UuCeD3Fyog2tUrvwXXOrP3YQuaf-rzQ8QWmL4WkDAREJt6aHZDZMNw",
      "e": "AQAB"
    },
    {
      "kty": "EC",
      "kid": "test-es256",
      "alg": "ES256",
      "use": "sig",
      "crv": "P-256",
      "x": "vfG1n-zvTrig_uqaTj5UUTtAtgDcRcA7kah2TXXZL1g",
      "y": "LqS4QnrKkNDUnN-bR9chh4Qo6sF5B8cq0g0aXbNIVcE"
    },
    {
      "kty": "EC",
      "kid": "test-es256-b",
      "alg": "ES256",
      "use": "sig",
      "crv": "P-256",
      "x": "1RSsAqF4jtIPS6agJeKVeUuR2OU0iFWcJ4uUG1GpkQA",
      "y": "UGsmJIhlvm_AHkZklAAtZccN0YAFN6m41hAmAwRP70Q"
    }
  ]
}

"""#
}
