const apiKeys = load();
const apiKey = apiKeys.find((k) => k.active) || apiKeys[0];
const tab = keys.find((k) => k.name === selected) || keys[0];
