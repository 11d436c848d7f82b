@import FirebaseAuth;
#import "CredentialBuilder.h"

// Builds the Firebase credential from what Apple answered.
FIRAuthCredential *MakeAppleCredential(ASAuthorizationAppleIDCredential *apple, NSString *currentNonce)
{
    if (!apple.identityToken)
        return nil;

    NSString *idToken = [[NSString alloc] initWithData:apple.identityToken
                                              encoding:NSUTF8StringEncoding];

    return [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                              IDToken:idToken
                                             rawNonce:currentNonce ?: @""];
}

FIRAuthCredential *MakeGoogleCredential(NSString *idToken, NSString *accessToken)
{
    return [FIRGoogleAuthProvider credentialWithIDToken:idToken accessToken:accessToken];
}
