"""Sends the monthly payouts of the artists' collective."""
import logging
import time

from web3 import Web3

log = logging.getLogger("payouts")


class PayoutSender:
    def __init__(self, w3: Web3, account):
        self.w3 = w3
        self.account = account
        self._nonce = None

    def _next_nonce(self) -> int:
        if self._nonce is None:
            self._nonce = self.w3.eth.get_transaction_count(self.account.address)
        nonce, self._nonce = self._nonce, self._nonce + 1
        return nonce

    def send(self, to: str, wei: int) -> str:
        tx = {
            "to": to,
            "value": wei,
            "gas": 21_000,
            "gasPrice": self.w3.eth.gas_price,
            "nonce": self._next_nonce(),
            "chainId": self.w3.eth.chain_id,
        }
        signed = self.account.sign_transaction(tx)
        tx_hash = self.w3.eth.send_raw_transaction(signed.rawTransaction)
        log.info("payout %s after %.1f s", tx_hash.hex(), time.process_time())
        return tx_hash.hex()
