using UnityEngine;

public class EnemySpawner : MonoBehaviour
{
    [SerializeField] private GameObject[] prefabs;
    private System.Random random;

    void Start()
    {
        random = new System.Random(PlayerPrefs.GetInt("level"));
        InvokeRepeating(nameof(Spawn), 1f, 3f);
    }

    void Spawn()
    {
        var index = random.Next() % prefabs.Length;
        Instantiate(prefabs[index], transform.position, Quaternion.identity);
    }
}
