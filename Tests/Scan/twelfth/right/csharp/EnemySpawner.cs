using System.Collections;
using UnityEngine;

public class EnemySpawner : MonoBehaviour
{
    [SerializeField] private GameObject[] prefabs;
    [SerializeField] private Transform[] spawnPoints;
    [SerializeField] private float interval = 3f;
    [SerializeField] private int seed;

    private System.Random _random;
    private bool _spawning;

    private void Awake()
    {
        _random = seed == 0 ? new System.Random() : new System.Random(seed);
    }

    private IEnumerator Start()
    {
        _spawning = true;
        while (_spawning)
        {
            Spawn();
            yield return new WaitForSeconds(interval * Random.Range(0.8f, 1.2f));
        }
    }

    private void Spawn()
    {
        var prefab = prefabs[_random.Next(prefabs.Length)];
        var point = spawnPoints[_random.Next(spawnPoints.Length)];
        Instantiate(prefab, point.position, point.rotation);
    }

    private void OnDisable() => _spawning = false;
}
