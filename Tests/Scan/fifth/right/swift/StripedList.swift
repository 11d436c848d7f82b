// swift-format-ignore-file
import UIKit

final class ProviderListController: UITableViewController {
    private let providers = ["Apple", "Google", "Passkey", "E-mail"]
    private let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { providers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Sign in with " + providers[indexPath.row]
        cell.backgroundColor = colors[indexPath.row % colors.count]
        return cell
    }
}
