using UnityEngine;

public class EnemySpawner : MonoBehaviour
{
    [SerializeField] private GameObject[] prefabs;
    [SerializeField] private float interval = 2.5f;
    [SerializeField] private Color[] tints;

    private float _next;

    private void Start()
    {
        _next = Time.time + Random.Range(0f, interval);
    }

    private void Update()
    {
        if (Time.time < _next || prefabs.Length == 0)
        {
            return;
        }

        var prefab = prefabs[Random.Range(0, prefabs.Length)];
        var position = transform.position + (Vector3)Random.insideUnitCircle * 4f;
        var enemy = Instantiate(prefab, position, Quaternion.identity);
        enemy.GetComponent<SpriteRenderer>().color = tints[Random.Range(0, tints.Length)];

        _next = Time.time + interval * Random.Range(0.8f, 1.2f);
    }
}
