import { TestBed } from "@angular/core/testing";
import { AuthService } from "./auth.service";
import { NONCE_SOURCE } from "./tokens";

describe("AuthService", () => {
  let service: AuthService;
  const fetchSpy = jasmine.createSpy("fetch");

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [{ provide: NONCE_SOURCE, useValue: () => "n" + Math.random() }],
    });
    service = TestBed.inject(AuthService);
    fetchSpy.calls.reset();
  });

  it("sends a fresh nonce with each attempt", async () => {
    const first = await service.begin();
    const second = await service.begin();
    expect(first.nonce).not.toBe(second.nonce);
  });

  it("refuses a token whose nonce is missing", async () => {
    await service.begin();
    await expectAsync(service.complete({ sub: "1", nonce: undefined })).toBeRejected();
  });
});
