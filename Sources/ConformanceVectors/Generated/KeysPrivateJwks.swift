// swift-format-ignore-file
// Generated from Vectors/keys/private.jwks.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let keysPrivateJwks: String = #"""
{
  "warning": "TEST KEYS, published with their private halves. They protect nothing; never trust them.",
  "keys": [
    {
      "kty": "RSA",
      "kid": "test-rs256",
      "alg": "RS256",
      "use": "sig",
      "n": "tPvxT3HgreMjg6T5SEq3qWDjRCPqQwFS6adevW0_HLIRAN7epwE0ANmwrP3rrj870ygnjSUKN7FB9I6G6Fz_yDO_CQ9s3DVMHpvAYu_qIAkROHjjzLjtClHhEGiNwhpCthIc8gBcTxtT4ToqM_fED9MQ0h1ZyqEY7kz6qksK89t8kJHZxKSStETa2AQTn27753lYQUA_A40li0Z4dKtcsAvNONLpP1mdnFAIdVYuK4go2w11AUQrkU_I1X5jKUSwAd5TjTF4yaInczLWQ1MsYsWmF7q-ZtpCY-bZHLEkAY5BegXG7WrYtAb6jLlVv0m3JolFGMgh1vOFfeHhsOwH2Q",
      "e": "AQAB",
      "d": "QPQExFbh5HZW2hm8r5HFPYA8wElFe3u_poS_byuEkYdkq9PQw84ePEnkawmMapJeJafNHg5Tju5Kdfsq9rzdvZu4rYdAMf3czkVms_tXotyuNf7I_sHFrMT7CbkEW0uycoaopb-0YV206mnGGLWMw4MkD8yh26Oaf3fYJILfMOoTf5muPMrSHrZ_-_rHzEBwLVCJCeMPUrna2Ep-XYgOcgkzuWQaC4TOAfxrdM1l5moXVLIcdwlaBsrilz5ZFtaZUWPQ3mDA83rRAWupXuFVqwqU1eJmH9J_TuwxggUOYO9Qv3ZtbvJoJTpHha9mZRH847O-mp94Xiyo_gd3uV3Hmw",
      "p": "5hEO1LfZjn5UKIwrquenoJ0i1wwSuutVVjXwCxLfbtEADOkDYeR1fs2JahoBm0WFRQfztPdmis6SCQTB54pgdSA5Kpk6vj6p33OeP_WrGiMIzUewq9-TMXTMzD6rUBRO3jSwI2Y1c8UNpHayRpBV20riy42F_fHOZ5pkAPp9aU8",
      "q": "yWKH5yxgzJvaNpI8S4mGKrvKrCxz_mxv-gTwN91Q36DeZlIhgNFcZ-ssXpLJW7ZrqcxY_ZeS1ON-FBQvksvfoTgxucDULzDeQIS1LpD6YGHKmEwh0km10lGJqYlVLJgnRwdpsD9kNLRY81h-CGRcu7RJUdcTi56EgkKMcujzYlc",
      "dp": "KziZKK1BWduxw8xRh9HtU-cxXGUQP71mUsPfTLVG9HKfJ82-rO1WhXPnlN893gW5e7Z6ukygHwOfu8IBC5abeGWNV8thlcv_7dKysCFe-5IJXUdSkXd3F5txvg0n8etexa_wRzY0ZINohLUn2MnU11XCNatouMRsmloO34Avf1E",
      "dq": "u8dBO8B4njDw3xOqXzDjxrMGf1aP7fvEydeS-jRGdc81sSkCDnCpfkiePa0XToohh9mAXS3ZfuKFLEnKNlIduuGAFFmGQF6LzpMvsjUDEZ3939aVbtTGUk8vUsM4hXV2old6KBpj4HUNwBKSqlaS1X99Im-uzPBJVICjH36xes8",
      "qi": "FaaTLNL9gBvOQLhIb611At-LjYa2AEdFrfbSrddxJv2BbbVLRgG2jMuHYj4-c5h9lD2d98rB-a5w0FtPONqzOXaaOBDJYbcgoVn0wOZeJsKydxPkkKFMqvnie7WSnW-bmVAKyd80CzSKYUtx_9IUhjWFm2AaF5UcBOM8JmOLlv8"
    },
    {
      "kty": "RSA",
      "kid": "test-rs256-b",
      "alg": "RS256",
      "use": "sig",
      "n": "xEgrSJWjLtks9A8xE7srTxJgJk86N98d6AfhjpbKuMvT58WXQAHaXKPvG_GUDNkSgMP6sR-XzxzEVbw8d8sUJrtgtZjSEa-IozG0NcMus1TNjm82eCpPh8BRMRXBbPCa8RfpYISO1mFPNHsJ4Zz_yni3aRiaZ7uAWc_N_eqVxRxB7xTPNRBPbZvww1mLcySOuoUY8LhEqB1za2jWW2wbfogC-KMjwsxfo3l8DRBVkpF7T2_MWhDBL0SdBt8UTSiif-vCJhJJcivbpojoX2oZ8jeBB-N1AVd3UuCeD3Fyog2tUrvwXXOrP3YQuaf-rzQ8QWmL4WkDAREJt6aHZDZMNw",
      "e": "AQAB",
      "d": "X8kQRlWv0rbs9xVKz-QxGF9RSKC1OnrJb2gZLKptt4zQlnSYgQXmd_sQPsS_iR2NqAT7m-BdBxd0wJohsBwMc3JRmY1ARp0wwuMInIvpiF5ECdQ_8phDQ24YsSl6wR0Rn8IZg55szjWin2vDwLQLJ9WNO95jy2d3FV0Rm24VNKDguZXk5PhlpvgkdY0ICk4J51a24x_ro8Zvolj82QhMkBQHW_PjuGj85NVNmwggZjSF4NWrnxuLcfPgYHhhOGaiM2Vopy19CLvzDdcg9RKB4Z_wd799fuAYgSr7m0zFySslTB104sqhGMr3DKwbg1_X9UGgUaLCOol4JcsUiDJgsQ",
      "p": "5eaoYs1_gFPWdMuJvPqGc6pLBAsBzWK5f38awi0jpTKMnHdc-j_JpdJ3WtU9eFIM6fWHN6gk1OjUaUHzJPTYqdC0UUkw-llRs6AeyI0wemvqL9eE6uzKbQZJY4OJUopgL_aZzNBvqzq7nx00ckF8KjADoixaCtJgilP6sYN_tOU",
      "q": "2pB6ptCCpuxS0Ppw-PLIHJbXdt-rv_A40DNhR7KWmvRT93uQm00mk1klttn_PuuZREn7sSMED2MNQ5E9DheOoDfrq3usG_6bBL4uMjrdPllRclyy1TUmBvmm9ZftLO6jn9ll1TuZA0XeUjyEIeSPG99nweH8tEs4S-kITQXIZus",
      "dp": "S2kaiLYxgW1-pfbxqkxe9-e_DYdywuUERb7yjwjxbUmkd9prZCayRTNBNUlHDYWUeNWx0d7UngX1TsV0NQYfX6x2yUcBysyrkQkPr-coJK_rNGA0WD7ts09hmUPXMnzzSihQkK86QedVDb8tqeCzEr-HIZX8vxn80sLzM3EX3cU",
      "dq": "xE2ru5PfJOlw4H1vZkk4bmUUlJIEAlpRzL25C9pc5kO3_rmegb3jfcg91WMqm2qjt-_y_YADr4Y5bYxPGA8UbNaM9vIW_PXKaZIej8LK36r9OggEHvajdvRXfpG71fVoRLPPgJsMrSHdsmLkEkTkPBaFbF_6xjwhDhz49aTR_40",
      "qi": "V2U1IbfFL4JGS2z27a-rkupfiSmgAv9XLk7Xm8cs8L1qfhcamStpq7WTIQbtm43Z6LwhVTIc46DyYynEDb2do1on2U-u0QPUP8kROWOI7y6kuYVwerGtbg7mQfKtPSEyqhLeoIwiWNTbiaFMmw7T0p11UlmrV3Cv7QsKjSurL_E"
    },
    {
      "kty": "RSA",
      "kid": "test-rs256-e3",
      "alg": "RS256",
      "use": "sig",
      "n": "1B26m35rGS6uvbMqDr-0I2upvoSR2ii2ekK35TJGnRLAWh5zWyy0WQWUE-1qEWK-kXc3RD4WAm1BM485XHh2WRZRNYtLGKSrtCKoeX3d4n16h3VjDmr7D7W04GPZHeo-1jxg6scS2weE1t2J-UAmtnoE851kPWLRThkCp0OkUjtS_oj9DDzWLHJhqtZBohgEjlr42GU95C2p5HEiq6-eTJpSMFrfBmCnjrWasns1k2Aw7TXTM9IqA1T8_BODvjw2Fz1kIahEIUvBAYPVy0mCi_foScxY7p-g6CPG4GhRE7GRsL-_CjeVmwQmXoDiS-nlfRCCr00duOtUmUeTx77ZNQ",
      "e": "Aw",
      "d": "jWknElRHZh8fKSIcCdUiwkfGfwML5sXO_Cx6mMwvE2HVkWmiPMh4O1kNYp5GtkHUYPok2ClkAZ4rd7TQ6FBO5g7gzlzcuxhyeBca-6k-lv5Rr6OXXvH8tSPN6u07aUbUjtLrRy9h51pYjz5b-4AZzvwDTROYKOyLiWYBxNfC4XuqdS7n3BoG0OF6R5cVlzW3iLHE9kQ7EXD6Cky5zCBnoZWbOer7xxW8lPVM8P0Q64N7C-lEBkLQQaA8Yb-zHCCkzF1QLYLoknbS7IjAiE7ORXuEp1j-I37tpaM8M3oUsip1v0wcDHdBzbe9wowkf0rC4ihO-VT_6QYZf0zcd0occw",
      "p": "-sDGn0KzFzOk8pSALLbwn8H7tzDalpLO8uMEN0jjg4QLeijzNkYzoqMbpBXe7lFgKAtYxID1R2xZw4timLd08hUT78E08hOZlrpWbXhR8Tv0gV3njRN2Zpb6CcQgRzyRTW5QVlmWlgohWPghKzx4sNhCuviqH3C4M0ALlxxedns",
      "q": "2I38Af9itL97N6rzdIhW0X9UmjYkTrc1P_H51LCbf1YubzCHLxWMagwqAzMgreC60E__KKl4qjSK3t4RXlyWTM-dfBwu9TH_7eRgR4aBW-fKH_DfTqXq1di04s8Q6svgk6N9Pp3uHNxPMMKNgFCBEFGRUUCjfmqp-xpIsfhxOA8",
      "dp": "pysvFNciD3fDTGMAHc9LFSv9JMs8ZGHfTJdYJNtCV61c_BtMztl3wcISbWPp9DZAGrI7LatOL52RLQeXEHpN9ri39St4oWJmZHw5nlA2oNKjAOlFCLekRGSmsS1q2ihg3kmK5Du5uVwWO1AWHNL7IJAsfKXGv6B6zNVdD2g--ac",
      "dq": "kF6oAVTseH-nenH3owWPNlTjEXltic941Uv74yBnqjl0SiBaH2Oy8V1xV3drHpXR4DVUxcZQcXhclJQLlD25iIpo_WgfTiFVSULq2lmrkpqGv_XqNG6cjpB4lzS18d1AYmz-Kb6eveg0yyxeVYsAtYu2NisXqZxxUhGFy_r2JV8",
      "qi": "L5bEr1wls7DS2OXj0nnUzsPNfPpwq6ThKltgFGXDt3oAQ7eH1vHtmoa0IWrkZvPwLDxq-UXvgv-SP-9stUYF6hJiBCegREbq3_kI1G9rmsbGbEP01M9hmOKsMok2UZTSloo8FEaaGi788UQ_QZtDxnjjRxU3bqIa-S7fIv41FW4"
    },
    {
      "kty": "RSA",
      "kid": "untrusted-rs256",
      "alg": "RS256",
      "use": "sig",
      "n": "truGiwBhh6A3poG2bZk0qD0HMyZajZ7qI2YeOKZU8XRQHE7_H11rSc3EtNUTHOmL3Ys7C7o8pXFJTZM7O3BKlo1o7m7XoppGuSUucC9bFrLtssmyXxmtvJQnHM3QBCpeWmHqjmIG8ibC9RaTDPpe1oMmKB2PWQiY2x7Lo_U2jqeSh-LoC6d7bJwFkFVXnTuJCrcfNVOtem3nvTRjFaBn3GGVLs-ZJvJ1OmilfRapnnZbUltGL7B7Bhq8CnPbdJQ-4D-UpC8PRh589wt2cR5tk4itDYT-SKBWSBS9jNIXZGWNf3WgUIxfQsL32RFJ6LZNvw4H_ZrnpQrO2o7rnwN4WQ",
      "e": "AQAB",
      "d": "C6V-GMPoc215vooL54ZZPdPN7qumH9qeD62FhZTMWytPo85BIm2g1e5geCoQcspL2M3z8HZpQR4sTt5wawRoLJpMss2rvrhYg5pkEFBkXNkAn2GNldQcJ6XFrGdNt8Y_h0EwYuzKhoqD6H0M2Eno24E2YF4p8cHDhEu9LPEHDiZyaEPraJUEt-ltGjm7NwfspgC9M-Eq7csL_i3_D2LLCDmSBhBq3k-Z8UR21baRoubfXSLOsLKQohLdkaV4WrGH7bxO4AMVap-hQ6GTBygS5_bBdLkjwBHfvjKPjm3Zvsj_Y1qj5BV5b9i1zLkEJnjWZT5SHZb5Xy9t-M-ZlD0eJQ",
      "p": "5eNIHzl4xU1C8z9me71PtVd6-ciG2ftba4kt7Z_kPMiLbHMI2Txzc3doddXfjNAZ6hwKiUa7UTJcKZ6H0iRhvo46LNlawN1pyC232iHaQLO3xRfsCqQlvoZGjLF1coc09bJ0Bhsujj7Jo36WRzNqlh6lEJ6sxhmqA8LgNNS65cM",
      "q": "y30Nx973KoM9D-LPBf5-0LOUNFdjTMmpREtwGsqgvzWhb6qHA6folzCeu2EECccowpoknwgjO1D8jlheZlajuS3ocKjRJ4JSSNed2euqxH-dVk9JXvHoncJG8XxXLb4SPqqfOFkyk5XUlBEB6cua-IaQWjveMtFhlJe9RtOt27M",
      "dp": "CEOncBfs04r3gS8iTAh-ORKwBRLEZkm2-6Ku2AALgHPlLzzjcIvPyrLcOoA5zSIeDGB9sHmuejjJP2XHlDJioSsTxFD8BjrvdpbOKTVWV0UesiMuBSPph3PkTWKDyl459Ss5KI8JmWuAbDQ8ysp6ZnMrk_FgXK7HgeMblEqhfWk",
      "dq": "pOAdg13gbLzLhAyk61lqjVWD9uj7l2MqWCC7o6mcl3Ev7deA7_Bjn-UQKAkSiY2qNAtLMuQYD96t0_Q8ALWgkNFmranLVjTc0RKLXt_5jJ9N73nsnBZsAS9B5jZ2OKTyCX6b5b84IKbdCF_DahjD5yy417P8dLZ8VzafcTzgeMs",
      "qi": "1mv1ned7udb0PXHso8GPFbOGGHrUbwTKKWH47mjmDinK_tKDodp8ZgkDvKgza67Tz_6lFk93htkqef0R5eYqPxtc66BUi-dRkSP-xyyPOdBUPqFUeNFbFahbBfMk6FtVx9JRAkhiUSrVQjdiuVj-qDnMjPAbEXduXxXz3ocS12M"
    },
    {
      "kty": "EC",
      "kid": "test-es256",
      "alg": "ES256",
      "use": "sig",
      "crv": "P-256",
      "x": "vfG1n-zvTrig_uqaTj5UUTtAtgDcRcA7kah2TXXZL1g",
      "y": "LqS4QnrKkNDUnN-bR9chh4Qo6sF5B8cq0g0aXbNIVcE",
      "d": "o81v8WUvAe4qa13CsO4-RHKi_v1rYeponyPUSxTOLzI"
    },
    {
      "kty": "EC",
      "kid": "test-es256-b",
      "alg": "ES256",
      "use": "sig",
      "crv": "P-256",
      "x": "1RSsAqF4jtIPS6agJeKVeUuR2OU0iFWcJ4uUG1GpkQA",
      "y": "UGsmJIhlvm_AHkZklAAtZccN0YAFN6m41hAmAwRP70Q",
      "d": "r_o7ejBk9VovPJiIN7rcY-mZutWT46rSvNBWsJGNsuI"
    },
    {
      "kty": "EC",
      "kid": "untrusted-es256",
      "alg": "ES256",
      "use": "sig",
      "crv": "P-256",
      "x": "XTxPI757LpiLQtiwz-xC99GFFKS0iNRVJJGX_ARvwoA",
      "y": "z-Ej_b2yJIc3v3pzg8FhZpVshUXlF7OPFGxWYakViHs",
      "d": "1_NFgM5RFQzpUsZ37P9byfS27ttwPPMPOn1bDRP6neA"
    }
  ]
}

"""#
}
