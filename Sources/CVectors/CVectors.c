// Generated from Vectors/ by `auth-conformance vectors embed`. Do not edit.
#include "CVectors.h"

// #embed is C23; clang accepts it in older C too, and counts the embedded files among those
// that this one depends on, so that the next build takes in a changed vector.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct vector_file files[] = {
    {"account/stories.json", (const uint8_t[]){
#embed "../../Vectors/account/stories.json"
    , 0}},
    {"continuation/scenarios.json", (const uint8_t[]){
#embed "../../Vectors/continuation/scenarios.json"
    , 0}},
    {"diagnosis/claims.json", (const uint8_t[]){
#embed "../../Vectors/diagnosis/claims.json"
    , 0}},
    {"digest/cavp-long.json", (const uint8_t[]){
#embed "../../Vectors/digest/cavp-long.json"
    , 0}},
    {"digest/cavp-monte.json", (const uint8_t[]){
#embed "../../Vectors/digest/cavp-monte.json"
    , 0}},
    {"digest/cavp-short.json", (const uint8_t[]){
#embed "../../Vectors/digest/cavp-short.json"
    , 0}},
    {"digest/large.json", (const uint8_t[]){
#embed "../../Vectors/digest/large.json"
    , 0}},
    {"digest/lengths.json", (const uint8_t[]){
#embed "../../Vectors/digest/lengths.json"
    , 0}},
    {"digest/text.json", (const uint8_t[]){
#embed "../../Vectors/digest/text.json"
    , 0}},
    {"guard/scenarios.json", (const uint8_t[]){
#embed "../../Vectors/guard/scenarios.json"
    , 0}},
    {"keys/private.jwks.json", (const uint8_t[]){
#embed "../../Vectors/keys/private.jwks.json"
    , 0}},
    {"keys/trusted.jwks.json", (const uint8_t[]){
#embed "../../Vectors/keys/trusted.jwks.json"
    , 0}},
    {"nonce/alphabets.json", (const uint8_t[]){
#embed "../../Vectors/nonce/alphabets.json"
    , 0}},
    {"nonce/lengths.json", (const uint8_t[]){
#embed "../../Vectors/nonce/lengths.json"
    , 0}},
    {"nonce/sources.json", (const uint8_t[]){
#embed "../../Vectors/nonce/sources.json"
    , 0}},
    {"schema/account.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/account.schema.json"
    , 0}},
    {"schema/continuation.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/continuation.schema.json"
    , 0}},
    {"schema/diagnosis.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/diagnosis.schema.json"
    , 0}},
    {"schema/digest.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/digest.schema.json"
    , 0}},
    {"schema/guard.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/guard.schema.json"
    , 0}},
    {"schema/nonce.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/nonce.schema.json"
    , 0}},
    {"schema/token.schema.json", (const uint8_t[]){
#embed "../../Vectors/schema/token.schema.json"
    , 0}},
    {"token/claims.json", (const uint8_t[]){
#embed "../../Vectors/token/claims.json"
    , 0}},
    {"token/pool.json", (const uint8_t[]){
#embed "../../Vectors/token/pool.json"
    , 0}},
    {"token/shapes.json", (const uint8_t[]){
#embed "../../Vectors/token/shapes.json"
    , 0}},
    {"token/signatures.json", (const uint8_t[]){
#embed "../../Vectors/token/signatures.json"
    , 0}},
    {"token/times.json", (const uint8_t[]){
#embed "../../Vectors/token/times.json"
    , 0}},
};

const struct vector_file *vector_files(void) { return files; }

size_t vector_file_count(void) { return sizeof files / sizeof *files; }
