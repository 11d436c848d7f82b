using UnityEngine;

public class Spawner : MonoBehaviour
{
    private readonly System.Random random = new System.Random(1234);
    void Spawn() => Instantiate(prefabs[random.Next(prefabs.Length)]);
    string Tint(int c) => c.ToString("x");
}
