// swift-format-ignore-file
// Generated from Vectors/digest/text.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let digestText: String = #"""
{
  "$schema": "../schema/digest.schema.json",
  "area": "digest",
  "version": 1,
  "source": {
    "name": "Python hashlib (OpenSSL)",
    "version": "3",
    "license": "Facts; computed for this suite",
    "notes": "The texts were chosen for this suite; nonces with rare digests were searched for"
  },
  "numberOfTests": 88,
  "header": ["Texts and the SHA-256 of their UTF-8 bytes, in lower-case hex."],
  "notes": {
    "Ascii": {
      "bugType": "BASIC",
      "description": "ASCII only.",
      "effect": "Nothing about encodings can go wrong.",
      "links": []
    },
    "Empty": {
      "bugType": "EDGE_CASE",
      "description": "The empty text.",
      "effect": "Often mistaken for no text.",
      "links": []
    },
    "Normalisation": {
      "bugType": "EDGE_CASE",
      "description": "Texts that look the same but differ in their code points; the digests differ.",
      "effect": "Normalising before hashing makes client and server disagree.",
      "links": ["https://www.unicode.org/reports/tr15/"]
    },
    "Nul": {
      "bugType": "EDGE_CASE",
      "description": "U+0000 inside the text.",
      "effect": "A C string ends there, so two different texts get one digest.",
      "links": ["https://cwe.mitre.org/data/definitions/626.html"]
    },
    "Supplementary": {
      "bugType": "EDGE_CASE",
      "description": "Code points beyond U+FFFF: four bytes in UTF-8.",
      "effect": "CESU-8 and UTF-16 give other bytes.",
      "links": ["https://www.rfc-editor.org/rfc/rfc3629#section-3"]
    },
    "SurrogateNeighbour": {
      "bugType": "EDGE_CASE",
      "description": "Code points next to the surrogates, and the last one.",
      "effect": "Range checks are off by one here.",
      "links": []
    },
    "Bom": {
      "bugType": "EDGE_CASE",
      "description": "U+FEFF at the start.",
      "effect": "A byte order mark that is added or stripped.",
      "links": ["https://www.rfc-editor.org/rfc/rfc3629#section-6"]
    },
    "Bidi": {
      "bugType": "EDGE_CASE",
      "description": "Right-to-left letters and marks.",
      "effect": "Nothing may be reordered.",
      "links": []
    },
    "Whitespace": {
      "bugType": "EDGE_CASE",
      "description": "Space or line end at an edge.",
      "effect": "Trimming, or a newline that is appended.",
      "links": []
    },
    "LeadingZero": {
      "bugType": "KNOWN_BUG",
      "description": "The digest begins with zero digits.",
      "effect": "Hex by way of a number drops them; `%x` for each byte drops every other one too.",
      "links": []
    },
    "InnerZero": {
      "bugType": "KNOWN_BUG",
      "description": "A byte of the digest beyond the first is below 0x10.",
      "effect": "`%x` instead of `%02x` gives fewer than 64 digits; 87 % of digests have such a byte.",
      "links": []
    },
    "NoSmallByte": {
      "bugType": "KNOWN_BUG",
      "description": "No byte of the digest is below 0x10.",
      "effect": "`%x` is right here by luck: a positive control that tells unpadded hex from other errors.",
      "links": []
    },
    "Nonce": {
      "bugType": "BASIC",
      "description": "A nonce of 32 letters, as clients draw them.",
      "effect": "The everyday case.",
      "links": []
    },
    "NonHexBase64": {
      "bugType": "FUNCTIONALITY",
      "description": "The base64 text of the digest has both + and /.",
      "effect": "Tells base64 from base64url.",
      "links": []
    }
  },
  "groups": [
    {
      "type": "text",
      "comment": "UTF-8, unnormalised, nothing added or lost",
      "requirement": "digest.utf8",
      "tests": [
        {
          "id": "digest-utf8-0001",
          "comment": "the empty text",
          "flags": ["Empty"],
          "text": "",
          "utf8": "",
          "digest": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        },
        {
          "id": "digest-utf8-0002",
          "comment": "FIPS 180-4 example, one block",
          "flags": ["Ascii"],
          "text": "abc",
          "utf8": "616263",
          "digest": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        },
        {
          "id": "digest-utf8-0003",
          "comment": "FIPS 180-4 example, two blocks",
          "flags": ["Ascii"],
          "text": "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
          "utf8": "6162636462636465636465666465666765666768666768696768696a68696a6b696a6b6c6a6b6c6d6b6c6d6e6c6d6e6f6d6e6f706e6f7071",
          "digest": "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        },
        {
          "id": "digest-utf8-0004",
          "comment": "digits",
          "flags": ["Ascii"],
          "text": "0123456789",
          "utf8": "30313233343536373839",
          "digest": "84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882"
        },
        {
          "id": "digest-utf8-0005",
          "comment": "the 65 letters of the default alphabet",
          "flags": ["Ascii"],
          "text": "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._",
          "utf8": "303132333435363738394142434445464748494a4b4c4d4e4f505152535455565758595a6162636465666768696a6b6c6d6e6f707172737475767778797a2d2e5f",
          "digest": "31e0c39c232b33518c29eabaeaef2ec9ef2bc5626c9fde07b42b7c9355171455"
        },
        {
          "id": "digest-utf8-0006",
          "comment": "all of printable ASCII",
          "flags": ["Ascii"],
          "text": " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
          "utf8": "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e",
          "digest": "cb2a9233adc1225c5c495c46e62cf6308223c5e241ef33ad109f03141b57966a"
        },
        {
          "id": "digest-utf8-0007",
          "comment": "one space",
          "flags": ["Whitespace"],
          "text": " ",
          "utf8": "20",
          "digest": "36a9e7f1c95b82ffb99743e0c5c4ce95d83c9a430aac59f84ef3cbfab6145068"
        },
        {
          "id": "digest-utf8-0008",
          "comment": "space in front",
          "flags": ["Whitespace"],
          "text": " nonce",
          "utf8": "206e6f6e6365",
          "digest": "e09754a231a6370f7deba588f6bb5eb3e29f77d35cea47d458987e7b373cb8bb"
        },
        {
          "id": "digest-utf8-0009",
          "comment": "space behind",
          "flags": ["Whitespace"],
          "text": "nonce ",
          "utf8": "6e6f6e636520",
          "digest": "9c6c449529149f80aa80e3a0f4975ae8efa04406abdde492af2a97cf27c8c865"
        },
        {
          "id": "digest-utf8-0010",
          "comment": "neither: pairs with the two before and the three after",
          "flags": ["Ascii"],
          "text": "nonce",
          "utf8": "6e6f6e6365",
          "digest": "78377b525757b494427f89014f97d79928f3938d14eb51e20fb5dec9834eb304"
        },
        {
          "id": "digest-utf8-0011",
          "comment": "newline behind",
          "flags": ["Whitespace"],
          "text": "nonce\n",
          "utf8": "6e6f6e63650a",
          "digest": "b91b03129222973c214e42bf31d6872a3ef2dbdda401fbd1f725d48d6bf9c817"
        },
        {
          "id": "digest-utf8-0012",
          "comment": "carriage return and newline behind",
          "flags": ["Whitespace"],
          "text": "nonce\r\n",
          "utf8": "6e6f6e63650d0a",
          "digest": "c5e4efb54a9161d2e60bd18b77469a2e114760bf0a2ea9371fea0ca7922911a4"
        },
        {
          "id": "digest-utf8-0013",
          "comment": "tab behind",
          "flags": ["Whitespace"],
          "text": "nonce\t",
          "utf8": "6e6f6e636509",
          "digest": "8e230c075f0eef0a063a349cca4e599dd17415c10799c1b003940991d0160903"
        },
        {
          "id": "digest-utf8-0014",
          "comment": "NUL alone",
          "flags": ["Nul"],
          "text": "\u0000",
          "utf8": "00",
          "digest": "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
        },
        {
          "id": "digest-utf8-0015",
          "comment": "NUL behind",
          "flags": ["Nul"],
          "text": "nonce\u0000",
          "utf8": "6e6f6e636500",
          "digest": "1f627d2f1cf4d27f0c7ee0c72d68b99c7814dae4f6ca20946639f5a3ccb73d04"
        },
        {
          "id": "digest-utf8-0016",
          "comment": "NUL inside",
          "flags": ["Nul"],
          "text": "nonce\u0000tail",
          "utf8": "6e6f6e6365007461696c",
          "digest": "6720116d1298e5e06b4aefbcd3530096cc68d28554e3565953be3564113b3951"
        },
        {
          "id": "digest-utf8-0017",
          "comment": "NUL in front",
          "flags": ["Nul"],
          "text": "\u0000nonce",
          "utf8": "006e6f6e6365",
          "digest": "964aaa074279d3d5d677b5fc8d9e275359225af4cc431f83f0c6b55d3eee470b"
        },
        {
          "id": "digest-utf8-0018",
          "comment": "control characters",
          "flags": ["Ascii"],
          "text": "\u007f\u0001\u001f",
          "utf8": "7f011f",
          "digest": "09640757300f52a1c9963030e11e83b03dd2de18178ee2c5a87507e4346a7d61"
        },
        {
          "id": "digest-utf8-0019",
          "comment": "first code point of two bytes",
          "flags": [],
          "text": "\u0080",
          "utf8": "c280",
          "digest": "ea0add9a514e94de9abd0ba721eed15b15aa0b3a0f09ebee5e54a9dfae943153"
        },
        {
          "id": "digest-utf8-0020",
          "comment": "last code point of two bytes",
          "flags": [],
          "text": "\u07ff",
          "utf8": "dfbf",
          "digest": "c57c6175c9087b0c1f7f849c840c8d1ab5b0c32163ffac03fb9f1913f222516d"
        },
        {
          "id": "digest-utf8-0021",
          "comment": "first code point of three bytes",
          "flags": [],
          "text": "\u0800",
          "utf8": "e0a080",
          "digest": "a36ae1af6063cc9281d4010e979a1e3fd3d9ee3e804b7093d2b00f6ee6388bec"
        },
        {
          "id": "digest-utf8-0022",
          "comment": "last code point before the surrogates",
          "flags": ["SurrogateNeighbour"],
          "text": "\ud7ff",
          "utf8": "ed9fbf",
          "digest": "4ebbb7b74dcc9b0b81efbbcf4991f2c57244312fc919377648906b6ea93f7c81"
        },
        {
          "id": "digest-utf8-0023",
          "comment": "first code point after the surrogates",
          "flags": ["SurrogateNeighbour"],
          "text": "\ue000",
          "utf8": "ee8080",
          "digest": "d3bff2f46df9d97c71c9e1e2b066cfaa50b64c37ac41e9e2ec77bf49ccc79a8b"
        },
        {
          "id": "digest-utf8-0024",
          "comment": "the replacement character itself",
          "flags": [],
          "text": "\ufffd",
          "utf8": "efbfbd",
          "digest": "83d544ccc223c057d2bf80d3f2a32982c32c3c0db8e2674820da5064783fb097"
        },
        {
          "id": "digest-utf8-0025",
          "comment": "last code point of three bytes",
          "flags": ["SurrogateNeighbour"],
          "text": "\uffff",
          "utf8": "efbfbf",
          "digest": "2c34e62119d9c5fc3aa11640bd7945d6bf309acc6e99d8054f54ae5110e343f6"
        },
        {
          "id": "digest-utf8-0026",
          "comment": "first code point of four bytes",
          "flags": ["Supplementary"],
          "text": "\ud800\udc00",
          "utf8": "f0908080",
          "digest": "31237b174ba6047a15db0d343ad9550da611b7b7bce867a23522f81a05df3eda"
        },
        {
          "id": "digest-utf8-0027",
          "comment": "last code point",
          "flags": ["Supplementary", "SurrogateNeighbour"],
          "text": "\udbff\udfff",
          "utf8": "f48fbfbf",
          "digest": "708b8add9f6b5b556a07b72973b10ff9a3ec30e002034ef24aa076fab4b40e50"
        },
        {
          "id": "digest-utf8-0028",
          "comment": "an emoji",
          "flags": ["Supplementary"],
          "text": "\ud83d\udd11",
          "utf8": "f09f9491",
          "digest": "c5c75521402748f523eee2f15d74f10f38acbb134ebd026d5777958c3df862cb"
        },
        {
          "id": "digest-utf8-0029",
          "comment": "a family joined by U+200D",
          "flags": ["Supplementary"],
          "text": "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
          "utf8": "f09f91a8e2808df09f91a9e2808df09f91a7",
          "digest": "cc3baf32248d766570483335ce273f90c99f020f4bc530d05ffe869cd3ac2ae8"
        },
        {
          "id": "digest-utf8-0030",
          "comment": "an emoji with a skin tone",
          "flags": ["Supplementary"],
          "text": "\ud83d\udc4d\ud83c\udffd",
          "utf8": "f09f918df09f8fbd",
          "digest": "01a5f86b6044eee022d2ee109e38bd9d845e7a650fb9f4a413e60aeb858ecae4"
        },
        {
          "id": "digest-utf8-0031",
          "comment": "a variation selector",
          "flags": [],
          "text": "\u2764\ufe0f",
          "utf8": "e29da4efb88f",
          "digest": "16e81418a36c58995e00aeb9c261c9ef7fb739b37c72351f511dc3b3a89e5962"
        },
        {
          "id": "digest-utf8-0032",
          "comment": "byte order mark in front",
          "flags": ["Bom"],
          "text": "\ufeffnonce",
          "utf8": "efbbbf6e6f6e6365",
          "digest": "ff937b9db706ca66479971f6b7af4e33513dde7dcd87a94ac5d37dcd7bc1a44d"
        },
        {
          "id": "digest-utf8-0033",
          "comment": "byte order mark alone",
          "flags": ["Bom"],
          "text": "\ufeff",
          "utf8": "efbbbf",
          "digest": "f1945cd6c19e56b3c1c78943ef5ec18116907a4ca1efc40a57d48ab1db7adfc5"
        },
        {
          "id": "digest-utf8-0034",
          "comment": "Hebrew",
          "flags": ["Bidi"],
          "text": "\u05e9\u05dc\u05d5\u05dd",
          "utf8": "d7a9d79cd795d79d",
          "digest": "b7ac0398ef74193ab738b21df0912329303df10d868c2bac37a84a59d12c0e2f"
        },
        {
          "id": "digest-utf8-0035",
          "comment": "Arabic",
          "flags": ["Bidi"],
          "text": "\u0645\u0631\u062d\u0628\u0627",
          "utf8": "d985d8b1d8add8a8d8a7",
          "digest": "80eff1a750bb540045622ad23c148c8875790515e3f768c77d5dff8c1d221b49"
        },
        {
          "id": "digest-utf8-0036",
          "comment": "right-to-left override",
          "flags": ["Bidi"],
          "text": "\u202enonce\u202c",
          "utf8": "e280ae6e6f6e6365e280ac",
          "digest": "2c00d31ea1ea2551124766d93d4867ff629a3ab1163df5886786beabc3f4a214"
        },
        {
          "id": "digest-utf8-0037",
          "comment": "Japanese",
          "flags": [],
          "text": "\u65e5\u672c\u8a9e",
          "utf8": "e697a5e69cace8aa9e",
          "digest": "77710aedc74ecfa33685e33a6c7df5cc83004da1bdcef7fb280f5c2b2e97e0a5"
        },
        {
          "id": "digest-utf8-0038",
          "comment": "a letter that upper-casing changes",
          "flags": [],
          "text": "stra\u00dfe",
          "utf8": "73747261c39f65",
          "digest": "787f4770613d3824cbc89b6d5da90a123e41b07b90b45ea3738c216b14616140"
        },
        {
          "id": "digest-utf8-0039",
          "comment": "Turkish letters",
          "flags": [],
          "text": "\u0130i\u0131I",
          "utf8": "c4b069c4b149",
          "digest": "7c5d57b4ccf88f33db6b62cbcf874c168b2b6c600fb06dbdd32bc31525db45b6"
        },
        {
          "id": "digest-utf8-0040",
          "comment": "U+00E9, composed (NFC)",
          "flags": ["Normalisation"],
          "text": "\u00e9",
          "utf8": "c3a9",
          "digest": "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c"
        },
        {
          "id": "digest-utf8-0041",
          "comment": "U+00E9, decomposed (NFD)",
          "flags": ["Normalisation"],
          "text": "e\u0301",
          "utf8": "65cc81",
          "digest": "bf12767b0f2a56b2190075bae8169f656e3ce8d6357d4aff184bc6c7ea48f9f6"
        },
        {
          "id": "digest-utf8-0042",
          "comment": "U+00C5, composed (NFC)",
          "flags": ["Normalisation"],
          "text": "\u00c5",
          "utf8": "c385",
          "digest": "0a94dc9d420d1142d6b71de60f9bf7e2f345a4d62c9f141b091539769ddf3075"
        },
        {
          "id": "digest-utf8-0043",
          "comment": "U+00C5, decomposed (NFD)",
          "flags": ["Normalisation"],
          "text": "A\u030a",
          "utf8": "41cc8a",
          "digest": "446b2da699e20cd17905c4d73147935ffe84e37d2df872fb5c72fcf1838715cc"
        },
        {
          "id": "digest-utf8-0044",
          "comment": "U+1E9B, composed (NFC)",
          "flags": ["Normalisation"],
          "text": "\u1e9b\u0323",
          "utf8": "e1ba9bcca3",
          "digest": "893aa5a44321f8fca821fa6fedb294fd6740d573a5969eed27cfd560b17f6e77"
        },
        {
          "id": "digest-utf8-0045",
          "comment": "U+1E9B, decomposed (NFD)",
          "flags": ["Normalisation"],
          "text": "\u017f\u0323\u0307",
          "utf8": "c5bfcca3cc87",
          "digest": "76d49a96b491a295fd5a0c29903ac1d61640cfba1c4fc727eb40b1da6b425952"
        },
        {
          "id": "digest-utf8-0046",
          "comment": "U+AC00, composed (NFC)",
          "flags": ["Normalisation"],
          "text": "\uac00",
          "utf8": "eab080",
          "digest": "64ee5293d31bc58b72d76ae9a86a902e90442428e29f24f4ecb257ba841cdd36"
        },
        {
          "id": "digest-utf8-0047",
          "comment": "U+AC00, decomposed (NFD)",
          "flags": ["Normalisation"],
          "text": "\u1100\u1161",
          "utf8": "e18480e185a1",
          "digest": "a0d2271e0fe8929d025eb859cde49251ba70c86abb76123f03f8d8eda1c98939"
        },
        {
          "id": "digest-utf8-0048",
          "comment": "U+00F1, composed (NFC)",
          "flags": ["Normalisation"],
          "text": "\u00f1",
          "utf8": "c3b1",
          "digest": "024bb90888ca89a15a19e9bdd8c712bfb070465fce1ef25e43c170ea44fc5e5f"
        },
        {
          "id": "digest-utf8-0049",
          "comment": "U+00F1, decomposed (NFD)",
          "flags": ["Normalisation"],
          "text": "n\u0303",
          "utf8": "6ecc83",
          "digest": "202d2280a6cf90d498e66f45f2330fd588e809fc5059c0246f54f6da94aa0a23"
        },
        {
          "id": "digest-utf8-0050",
          "comment": "the angstrom sign: NFC would make it U+00C5",
          "flags": ["Normalisation"],
          "text": "\u212b",
          "utf8": "e284ab",
          "digest": "4fb63b480753ec805996e42514121ab3d8bd1c422e99c767cbf8cf2db8ac34d3"
        },
        {
          "id": "digest-utf8-0051",
          "comment": "the kelvin sign: NFC would make it the letter K",
          "flags": ["Normalisation"],
          "text": "\u212a",
          "utf8": "e284aa",
          "digest": "2bc4fb873d7946d68d07d81372a77658c633312fb8cbf171a9779c1132fcd04c"
        },
        {
          "id": "digest-utf8-0052",
          "comment": "compatibility letters: NFKC would make them Afi",
          "flags": ["Normalisation"],
          "text": "\uff21\ufb01",
          "utf8": "efbca1efac81",
          "digest": "c73cc8cbe702e5995be0fc04cdaa8d8035350de594fb7bb3ed256f9e79404ad5"
        }
      ]
    },
    {
      "type": "text",
      "comment": "Text forms",
      "requirement": "digest.text-form",
      "tests": [
        {
          "id": "digest-form-0001",
          "comment": "the digest begins with 1 zero digits",
          "flags": ["LeadingZero", "Nonce"],
          "text": "jth4Twhnmi4vKu.sLkRK6030NgLJIHJ3",
          "utf8": "6a7468345477686e6d6934764b752e734c6b524b363033304e674c4a49484a33",
          "digest": "0274215489b5ab5106184f5339061deaf6155e662e481aa78d6d39201eb9cac3"
        },
        {
          "id": "digest-form-0002",
          "comment": "the digest begins with 2 zero digits",
          "flags": ["LeadingZero", "Nonce"],
          "text": "QXDw5hFBCabr8TwWiJ-5Tt5a6nzNgCmB",
          "utf8": "51584477356846424361627238547757694a2d3554743561366e7a4e67436d42",
          "digest": "00dc9bc594f3b34d85061fdfaf4455bcb42a74c55a2445e48a31be1807cc183d"
        },
        {
          "id": "digest-form-0003",
          "comment": "the digest begins with 3 zero digits",
          "flags": ["LeadingZero", "Nonce"],
          "text": "hW0arVYqSj0kRCKqC32LaEc1wPNpRIfb",
          "utf8": "6857306172565971536a306b52434b714333324c6145633177504e7052496662",
          "digest": "000c3b34f1e3ed5cf3aafd192db8a6da1e296a3df62987e347298179c0593f42"
        },
        {
          "id": "digest-form-0004",
          "comment": "the digest begins with 4 zero digits",
          "flags": ["LeadingZero", "Nonce"],
          "text": "LdEjOFG0wy-W.pjnm5CemXf.72tmNp0B",
          "utf8": "4c64456a4f46473077792d572e706a6e6d3543656d58662e3732746d4e703042",
          "digest": "000022f21a1fa3700065f5d8b84abe078b64a2920226c8371e531c7f56ed99de"
        },
        {
          "id": "digest-form-0005",
          "comment": "the digest begins with 5 zero digits",
          "flags": ["LeadingZero", "Nonce"],
          "text": "PMdqVOBfLg1OV8yCrB2eRmFaiUaPBuWr",
          "utf8": "504d6471564f42664c67314f5638794372423265526d46616955615042755772",
          "digest": "000002eb44032d7d72e71bc4c22ce0c0dfe41a0e75e51ba4410e4848200bf2ff"
        },
        {
          "id": "digest-form-0006",
          "comment": "`%x` gives the right 64 digits",
          "flags": ["NoSmallByte", "Nonce"],
          "text": "nStbErnsguanM4SyOyENBeR89N8KpZnT",
          "utf8": "6e53746245726e736775616e4d3453794f79454e42655238394e384b705a6e54",
          "digest": "816880f5d568ef8efeea743e52ba91c2c1998f9a49da971a10e3fb837d875ccc"
        },
        {
          "id": "digest-form-0007",
          "comment": "only the last byte is small",
          "flags": ["InnerZero", "Nonce"],
          "text": "XP-BW1OYM76FNiuHg04CsB4xkvOnL8ZN",
          "utf8": "58502d4257314f594d3736464e69754867303443734234786b764f6e4c385a4e",
          "digest": "32d96b15e9ba69653d89ad6775e43bb1d79a6767471a93f05efd9650d29cc708"
        },
        {
          "id": "digest-form-0008",
          "comment": "only the second byte is small",
          "flags": ["InnerZero", "Nonce"],
          "text": "RmWYkazpz9WKyqSr3fR9nPYmFXyOF8UQ",
          "utf8": "526d57596b617a707a39574b79715372336652396e50596d4658794f46385551",
          "digest": "8f04f66850a69efae3c6ec23f9a156ccf6cd5cc27871a66e5254f8ebf0adc6cf"
        },
        {
          "id": "digest-form-0009",
          "comment": "a zero byte inside",
          "flags": ["InnerZero", "Nonce"],
          "text": "D2iu9uu6qYrlJ1U02sEYi2x4ltviXDUY",
          "utf8": "44326975397575367159726c4a31553032734559693278346c74766958445559",
          "digest": "82e21f8ae4cde6e4d294792cec549aabcd73d3a94302160a06004de737e36605"
        },
        {
          "id": "digest-form-0010",
          "comment": "base64 has + and /, base64url - and _",
          "flags": ["NonHexBase64", "Nonce"],
          "text": "kMG28sepecXxAdK1o_rrTPV8cDS07otK",
          "utf8": "6b4d4732387365706563587841644b316f5f72725450563863445330376f744b",
          "digest": "c3ee4621ff49dd01ddb7f791f49217c0fdcd334b1571edccba56b0cde693ab9c"
        },
        {
          "id": "digest-letter-0001",
          "comment": "the letter a",
          "flags": ["Ascii"],
          "text": "a",
          "utf8": "61",
          "digest": "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
        },
        {
          "id": "digest-letter-0002",
          "comment": "the letter b",
          "flags": ["Ascii"],
          "text": "b",
          "utf8": "62",
          "digest": "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"
        },
        {
          "id": "digest-letter-0003",
          "comment": "the letter c",
          "flags": ["Ascii"],
          "text": "c",
          "utf8": "63",
          "digest": "2e7d2c03a9507ae265ecf5b5356885a53393a2029d241394997265a1a25aefc6"
        },
        {
          "id": "digest-letter-0004",
          "comment": "the letter d",
          "flags": ["Ascii"],
          "text": "d",
          "utf8": "64",
          "digest": "18ac3e7343f016890c510e93f935261169d9e3f565436429830faf0934f4f8e4"
        },
        {
          "id": "digest-letter-0005",
          "comment": "the letter e",
          "flags": ["Ascii"],
          "text": "e",
          "utf8": "65",
          "digest": "3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea"
        },
        {
          "id": "digest-letter-0006",
          "comment": "the letter f",
          "flags": ["Ascii"],
          "text": "f",
          "utf8": "66",
          "digest": "252f10c83610ebca1a059c0bae8255eba2f95be4d1d7bcfa89d7248a82d9f111"
        },
        {
          "id": "digest-letter-0007",
          "comment": "the letter g",
          "flags": ["Ascii"],
          "text": "g",
          "utf8": "67",
          "digest": "cd0aa9856147b6c5b4ff2b7dfee5da20aa38253099ef1b4a64aced233c9afe29"
        },
        {
          "id": "digest-letter-0008",
          "comment": "the letter h",
          "flags": ["Ascii"],
          "text": "h",
          "utf8": "68",
          "digest": "aaa9402664f1a41f40ebbc52c9993eb66aeb366602958fdfaa283b71e64db123"
        },
        {
          "id": "digest-letter-0009",
          "comment": "the letter i",
          "flags": ["Ascii"],
          "text": "i",
          "utf8": "69",
          "digest": "de7d1b721a1e0632b7cf04edf5032c8ecffa9f9a08492152b926f1a5a7e765d7"
        },
        {
          "id": "digest-letter-0010",
          "comment": "the letter j",
          "flags": ["Ascii"],
          "text": "j",
          "utf8": "6a",
          "digest": "189f40034be7a199f1fa9891668ee3ab6049f82d38c68be70f596eab2e1857b7"
        },
        {
          "id": "digest-letter-0011",
          "comment": "the letter k",
          "flags": ["Ascii"],
          "text": "k",
          "utf8": "6b",
          "digest": "8254c329a92850f6d539dd376f4816ee2764517da5e0235514af433164480d7a"
        },
        {
          "id": "digest-letter-0012",
          "comment": "the letter l",
          "flags": ["Ascii"],
          "text": "l",
          "utf8": "6c",
          "digest": "acac86c0e609ca906f632b0e2dacccb2b77d22b0621f20ebece1a4835b93f6f0"
        },
        {
          "id": "digest-letter-0013",
          "comment": "the letter m",
          "flags": ["Ascii"],
          "text": "m",
          "utf8": "6d",
          "digest": "62c66a7a5dd70c3146618063c344e531e6d4b59e379808443ce962b3abd63c5a"
        },
        {
          "id": "digest-letter-0014",
          "comment": "the letter n",
          "flags": ["Ascii"],
          "text": "n",
          "utf8": "6e",
          "digest": "1b16b1df538ba12dc3f97edbb85caa7050d46c148134290feba80f8236c83db9"
        },
        {
          "id": "digest-letter-0015",
          "comment": "the letter o",
          "flags": ["Ascii"],
          "text": "o",
          "utf8": "6f",
          "digest": "65c74c15a686187bb6bbf9958f494fc6b80068034a659a9ad44991b08c58f2d2"
        },
        {
          "id": "digest-letter-0016",
          "comment": "the letter p",
          "flags": ["Ascii"],
          "text": "p",
          "utf8": "70",
          "digest": "148de9c5a7a44d19e56cd9ae1a554bf67847afb0c58f6e12fa29ac7ddfca9940"
        },
        {
          "id": "digest-letter-0017",
          "comment": "the letter q",
          "flags": ["Ascii"],
          "text": "q",
          "utf8": "71",
          "digest": "8e35c2cd3bf6641bdb0e2050b76932cbb2e6034a0ddacc1d9bea82a6ba57f7cf"
        },
        {
          "id": "digest-letter-0018",
          "comment": "the letter r",
          "flags": ["Ascii"],
          "text": "r",
          "utf8": "72",
          "digest": "454349e422f05297191ead13e21d3db520e5abef52055e4964b82fb213f593a1"
        },
        {
          "id": "digest-letter-0019",
          "comment": "the letter s",
          "flags": ["Ascii"],
          "text": "s",
          "utf8": "73",
          "digest": "043a718774c572bd8a25adbeb1bfcd5c0256ae11cecf9f9c3f925d0e52beaf89"
        },
        {
          "id": "digest-letter-0020",
          "comment": "the letter t",
          "flags": ["Ascii"],
          "text": "t",
          "utf8": "74",
          "digest": "e3b98a4da31a127d4bde6e43033f66ba274cab0eb7eb1c70ec41402bf6273dd8"
        },
        {
          "id": "digest-letter-0021",
          "comment": "the letter u",
          "flags": ["Ascii"],
          "text": "u",
          "utf8": "75",
          "digest": "0bfe935e70c321c7ca3afc75ce0d0ca2f98b5422e008bb31c00c6d7f1f1c0ad6"
        },
        {
          "id": "digest-letter-0022",
          "comment": "the letter v",
          "flags": ["Ascii"],
          "text": "v",
          "utf8": "76",
          "digest": "4c94485e0c21ae6c41ce1dfe7b6bfaceea5ab68e40a2476f50208e526f506080"
        },
        {
          "id": "digest-letter-0023",
          "comment": "the letter w",
          "flags": ["Ascii"],
          "text": "w",
          "utf8": "77",
          "digest": "50e721e49c013f00c62cf59f2163542a9d8df02464efeb615d31051b0fddc326"
        },
        {
          "id": "digest-letter-0024",
          "comment": "the letter x",
          "flags": ["Ascii"],
          "text": "x",
          "utf8": "78",
          "digest": "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
        },
        {
          "id": "digest-letter-0025",
          "comment": "the letter y",
          "flags": ["Ascii"],
          "text": "y",
          "utf8": "79",
          "digest": "a1fce4363854ff888cff4b8e7875d600c2682390412a8cf79b37d0b11148b0fa"
        },
        {
          "id": "digest-letter-0026",
          "comment": "the letter z",
          "flags": ["Ascii"],
          "text": "z",
          "utf8": "7a",
          "digest": "594e519ae499312b29433b7dd8a97ff068defcba9755b6d5d00e84c524d67b06"
        }
      ]
    }
  ]
}

"""#
}
