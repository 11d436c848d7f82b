import time, hashlib
class WechatPay:
    def __init__(self, mch_id, openid): self.mch_id, self.openid = mch_id, openid
    def unified_order(self, order):
        params = {"mch_id": self.mch_id, "openid": self.openid, "out_trade_no": order.no}
        params["nonce_str"] = str(int(time.time()))
        params["sign"] = hashlib.md5("&".join(sorted(params)).encode()).hexdigest()
        return params
