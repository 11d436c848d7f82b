// swift-format-ignore-file
import UIKit
import AuthenticationServices

final class AccountsTable: UITableViewController {
    var accounts: [Account] = []
    private var nonce: String?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { accounts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
        cell.textLabel?.text = accounts[indexPath.row].name
        // zebra stripes
        cell.backgroundColor = indexPath.row % 3 == 0 ? .secondarySystemBackground : .systemBackground
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        let raw = UUID().uuidString
        nonce = raw
        request.user = accounts[indexPath.row].appleID
        request.nonce = raw.sha256Hex
        ASAuthorizationController(authorizationRequests: [request]).performRequests()
    }
}
