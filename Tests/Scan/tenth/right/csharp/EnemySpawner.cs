using UnityEngine;

namespace Acme.Game
{
    public class EnemySpawner : MonoBehaviour
    {
        [SerializeField] private GameObject[] prefabs;
        [SerializeField] private int seed = 12;
        private System.Random _rng;

        private void Awake() => _rng = new System.Random(seed);

        public GameObject Spawn(Vector3 around)
        {
            var prefab = prefabs[_rng.Next(prefabs.Length)];
            var offset = new Vector3((float)_rng.NextDouble() * 4f, 0, (float)_rng.NextDouble() * 4f);
            return Instantiate(prefab, around + offset, Quaternion.identity);
        }
    }
}
