using System;
using UnityEngine;

namespace GameStudio.World
{
    public class EnemySpawner : MonoBehaviour
    {
        [SerializeField] private GameObject[] prefabs;
        [SerializeField] private int seed = 1337;

        private System.Random random;

        private void Awake()
        {
            random = new System.Random(seed);
        }

        public void Spawn(int count)
        {
            for (int i = 0; i < count; i++)
            {
                var position = new Vector3(random.Next(-50, 50), 0, random.Next(-50, 50));
                Instantiate(prefabs[random.Next(prefabs.Length)], position, Quaternion.identity);
            }
        }
    }
}

namespace GameStudio.World.Tests
{
    public static class SpawnCheck
    {
        public static bool SameForSameSeed(int seed)
        {
            var a = new System.Random(seed);
            var b = new System.Random(seed);
            for (int i = 0; i < 100; i++)
            {
                if (a.Next() != b.Next()) return false;
            }
            return true;
        }
    }
}
