using System;
using UnityEngine;

namespace Game.SignIn
{
    /// <summary>Moves the stars behind the login panel.</summary>
    public class LoginBackground : MonoBehaviour
    {
        [SerializeField] private Transform[] stars;
        private readonly System.Random random = new System.Random(42);

        private void Start()
        {
            foreach (var star in stars)
            {
                var x = (float)random.NextDouble() * 10f - 5f;
                var y = (float)random.NextDouble() * 6f - 3f;
                star.localPosition = new Vector3(x, y, 0f);
            }
        }

        private void Update()
        {
            transform.Rotate(0f, 0f, Time.deltaTime);
        }
    }
}
